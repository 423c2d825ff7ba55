/** Products with a page of their own, by their key in addresses and in what the host says about them (PROD-001). */
export const PRODUCT_PAGES = ['akismet', 'backup', 'scan', 'search', 'security', 'videopress'] as const;

export type ProductPage = (typeof PRODUCT_PAGES)[number];
