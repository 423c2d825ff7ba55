export type { StatsSummary } from '../../rest-api/contract/stats';
