export * from './json.ts';
export * from './part-names.ts';
export * from './parts.ts';
export * from './site.ts';
