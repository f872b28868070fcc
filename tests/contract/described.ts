import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { openApiDocument } from '../../functions/src/api/endpoints.ts';
import { endpoints as operations } from '../../functions/src/api/endpoints.ts';
import { statusesOf } from '../../functions/src/api/openapi/statuses.ts';
import type { JsonSchema } from '../../functions/src/api/openapi/json-schema.ts';

const ajv = new Ajv2020({ strict: true, allErrors: true });
ajv.addVocabulary(['components']);
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
ajv.addFormat('uuid', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
ajv.addFormat('uri', (text) => URL.canParse(text));
const { schemas } = openApiDocument().components;
const compiled = new Map<JsonSchema, ValidateFunction>();

/** What is wrong with the value by the schema of the API's description; empty when nothing is. */
export function faultsOf(schema: JsonSchema, value: unknown): string[] {
  let validate = compiled.get(schema);
  if (!validate) compiled.set(schema, (validate = ajv.compile({ ...schema, components: { schemas } })));
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** The described call that a method and an address belong to. */
function findOperation(method: string, address: string) {
  const asked = address
    .replace(/\?.*$/, '')
    .replace(/(?<=.)\/$/, '')
    .split('/');
  const wanted = method === 'HEAD' ? 'get' : method.toLowerCase();
  const fitting = operations.flatMap((operation) =>
    operation.method === wanted ? operation.paths.map((path) => ({ operation, path })) : [],
  );
  const parameters = (path: string) => path.split('{').length;
  return fitting
    .filter(({ path }) => {
      const parts = path.split('/');
      return (
        parts.length === asked.length && parts.every((part, i) => part.startsWith('{') || part === asked[i])
      );
    })
    .sort((a, b) => parameters(a.path) - parameters(b.path))[0];
}

/** Throws when the API answered otherwise than its description says. Every call of these tests passes here. */
export function expectDescribed(method: string, address: string, status: number, body: unknown): void {
  const found = findOperation(method, address);
  if (!found && status === 404) return;
  if (!found) throw new Error(`${method} ${address} is not described.`);
  const answer = statusesOf(found.operation).find((each) => each.status === status);
  if (!answer) throw new Error(`${method} ${found.path} answered ${status}, which is not described.`);
  const faults = answer.schema ? faultsOf(answer.schema, body) : [];
  if (faults.length > 0)
    throw new Error(
      `${method} ${found.path} answered ${status} otherwise than described: ${faults.join('; ')}`,
    );
}
