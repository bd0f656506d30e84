export { freePort } from './freePort.ts';
export { postgresPrograms, postgresServer } from './postgresServer.ts';
export type { PostgresServer } from './postgresServer.ts';
