export { api } from './api.ts';
export { page } from './page.ts';
