/** A JSON Schema as an OpenAPI document holds it, as far as the page and the tests look into it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly [keyword: string]: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

interface Content {
  readonly content: { readonly [mediaType: string]: { readonly schema: Schema } };
}

export interface Refusals extends Content {
  readonly description: string;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  /** The statements of the specification that the call comes from. */
  readonly 'x-statements': readonly string[];
  /** The permissions of which the admin's role needs one. */
  readonly 'x-needs-one-of'?: readonly string[];
  readonly security: readonly { readonly [scheme: string]: readonly string[] }[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content & { readonly required: boolean };
  readonly responses: { readonly [status: string]: { readonly $ref: string } | Refusals };
}

/** An OpenAPI 3.1 document, as far as ours go. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: {
    readonly securitySchemes: { readonly [name: string]: { readonly type: string; readonly scheme: string } };
    readonly schemas: { readonly [name: string]: Schema };
    readonly responses: { readonly [name: string]: Refusals };
  };
}
