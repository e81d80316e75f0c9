import helmet from '@fastify/helmet';
import Fastify from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** What every answer carries, as names and values in turn. */
    readonly securityHeaders: readonly string[];
  }
}

/** Helmet's headers. They are the same for every answer, so helmet is asked once: it took a fifth of a short answer's time. */
export async function securityHeaders(): Promise<string[]> {
  const asked = Fastify();
  await asked.register(helmet, { contentSecurityPolicy: { directives: contentSecurityPolicy } });
  asked.get('/', async (_request, reply) => Object.entries(reply.raw.getHeaders()).flat());
  const answer = await asked.inject('/');
  await asked.close();
  return answer.json<string[]>();
}

// The one script in shop-app's index.html; serveWebApp.test.ts compares.
const pageScript = "'sha256-+UXDj4CwK4uYbfvKEBltSAgxfzKqtvSQf0ybLC5Ocgw='";

// Scripts only from our own files. React Aria and MUI write style attributes and elements, so styles stay open.
const contentSecurityPolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'", pageScript],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  // Markup made of text gets into a page by one of these policies only (shop-app's keepTextFromMarkup.ts; the cleaner's own).
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'dompurify'],
  // The product runs on plain http on localhost; a proxy with TLS adds its own upgrade.
  'upgrade-insecure-requests': null,
};
