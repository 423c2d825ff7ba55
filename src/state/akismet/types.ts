export type { AkismetProblem } from '../../rest-api/contract/akismet';
