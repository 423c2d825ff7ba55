export type { SiteBenefit } from '../../rest-api/contract/site-benefits';
