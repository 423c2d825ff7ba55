/** Products with a page, by their key in URLs and in the host's descriptions (PROD-001). */
export const PRODUCT_PAGES = ['akismet', 'backup', 'scan', 'search', 'security', 'videopress'] as const;

export type ProductPage = (typeof PRODUCT_PAGES)[number];
