// The OpenAPI document, made from the table of access and the schemas that validate.
import { Hono } from 'hono';
import { z } from 'zod';
import { type ErrorCode, errorCodes } from '#domain/errors.ts';
import { staffRoles } from '#domain/staff.ts';
import { access, type Route } from '#server/auth/access.ts';
import type { RequestEnv } from '#server/deps.ts';
import { statusOf } from '#server/refusal-from.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';
import { generalRules, rules, sessionRule } from './rules.ts';

const problem = z.object({
  error: z.object({ code: z.enum(errorCodes), message: z.string() }),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

export function openapiRoutes(agency: string, cookie: string) {
  const document = describeApi(agency, cookie);
  return new Hono<RequestEnv>().get('/', (c) => c.json(document));
}

function describeApi(agency: string, cookie: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [route, operation] of Object.entries(operations)) {
    const [method = '', path = ''] = route.split(' ');
    const address = path.replace(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [method.toLowerCase()]: describe(route as Route, path, operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${agency}: enquiries and lead desk`, version: '1', description: list(generalRules) },
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie, description: sessionRule } },
    },
  };
}

function describe(route: Route, path: string, operation: Operation) {
  const { summary, query, headers = {}, body, asForm, answers } = operation;
  const rule = access[route] ?? [];
  const forStaff = typeof rule !== 'string';
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const told = [
    ...(forStaff && rule.length < staffRoles.length ? [`Only for these roles: ${rule.join(', ')}.`] : []),
    ...(rules[route] ?? []),
  ];
  return {
    summary,
    ...(told.length > 0 && { description: list(told) }),
    ...(forStaff && { security: [{ session: [] }] }),
    parameters: [...inPath, ...(query ? queryParameters(query) : []), ...headerParameters(headers)],
    ...(body && { requestBody: requestBody(body, asForm ?? false) }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, { description, schema, type = 'application/json', headers }]) => [
          status,
          {
            description,
            ...(headers && { headers: described(headers) }),
            ...((schema || type !== 'application/json') && { content: content(type, schema) }),
          },
        ]),
      ),
      ...problems(route, operation),
    },
  };
}

function requestBody(body: z.ZodType, asForm: boolean) {
  const types = ['application/json', ...(asForm ? ['application/x-www-form-urlencoded', 'multipart/form-data'] : [])];
  const schema = inputSchema(body);
  return { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

function inputSchema(body: z.core.$ZodType): Record<string, unknown> {
  if (body instanceof z.ZodUnion) return { anyOf: body.options.map(inputSchema) };
  return takenSchema(body);
}

/** What is taken, and what of it is needed: the rules stand behind the cleaning of the text, and before what is made of it. */
function takenSchema(body: z.core.$ZodType): Record<string, unknown> {
  return jsonSchema(body, 'output', ({ zodSchema, jsonSchema: described }) => {
    const { def } = zodSchema._zod;
    if (def.type === 'pipe' && def.out._zod.def.type === 'transform') Object.assign(described, takenSchema(def.in));
    if (def.type !== 'object') return;
    const isNeeded = ([, field]: [string, z.core.$ZodType]) => !z.safeParse(field, undefined).success;
    const required = Object.entries(def.shape).filter(isNeeded);
    Object.assign(described, { required: required.map(([name]) => name), additionalProperties: true });
  });
}

function content(type: string, schema: z.ZodType | undefined) {
  return { [type]: schema ? { schema: jsonSchema(schema, 'output') } : {} };
}

function queryParameters(query: z.ZodType) {
  const { properties = {} } = jsonSchema(query, 'input') as { properties?: Record<string, unknown> };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
}

const headerParameters = (headers: Record<string, string>) =>
  Object.entries(described(headers)).map(([name, header]) => ({ name, in: 'header', ...header }));

const described = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );

const list = (sentences: readonly string[]) => sentences.map((sentence) => `- ${sentence}`).join('\n');

/** The refusals that every route of this kind may answer with, and its own. */
function problems(route: Route, { body, asForm, query, refuses = [] }: Operation) {
  const rule = access[route];
  const forStaff = typeof rule !== 'string';
  const guardsWrites = rule !== 'anyone' && !route.startsWith('GET ');
  const codes: ErrorCode[] = [
    ...(forStaff ? (['not_signed_in'] as const) : []),
    ...(forStaff || guardsWrites ? (['not_allowed'] as const) : []),
    ...(route.includes(':') ? (['not_found'] as const) : []),
    ...(guardsWrites ? (['too_large', 'unsupported_type'] as const) : []),
    ...(body ? (['bad_request', 'too_large', 'unsupported_type', 'not_valid', 'too_many'] as const) : []),
    ...(query ? (['not_valid'] as const) : []),
    ...refuses,
    'unavailable',
  ];
  const headers = { 'Retry-After': { description: 'In seconds.', schema: { type: 'integer' } } };
  const mayWait = (code: ErrorCode) => code === 'too_many' || code === 'unavailable';
  const content = {
    'application/json': { schema: { $ref: '#/components/schemas/Problem' } },
    // A plain form is answered on its page.
    ...(asForm && { 'text/html': {} }),
  };
  return Object.fromEntries(
    codes.map((code) => [statusOf(code), { description: code, ...(mayWait(code) && { headers }), content }]),
  );
}

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

function jsonSchema(
  schema: z.core.$ZodType,
  io: 'input' | 'output',
  override: Override = () => {},
): Record<string, unknown> {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override });
  return described;
}
