export type { StatsAnswer, StatsPoint, StatsRange, StatsSummary } from '../../rest-api/contract/stats';
