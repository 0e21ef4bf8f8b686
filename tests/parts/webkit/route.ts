import type { Answer, Asked, Route } from './startProxy'

/** What a test answers a request with, in Playwright's words. */
type Given = {
  readonly status?: number
  readonly contentType?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly json?: unknown
}

/** As much of Playwright's `Route` as our tests use. */
type PlaywrightRoute = {
  request(): ReturnType<typeof requestOf>
  abort(): Promise<void>
  continue(): Promise<void>
  fulfill(given: Given): Promise<void>
}

/** A test's route, as the proxy takes it. @param pattern a glob of Playwright's, or an expression */
export function routeOf(
  pattern: string | RegExp,
  handle: (route: PlaywrightRoute) => unknown,
): Route {
  const expression = typeof pattern === 'string' ? globOf(pattern) : pattern
  return {
    matches: (url) => expression.test(url),
    answer: async (asked) => {
      let said: Answer | undefined
      await handle({
        request: () => requestOf(asked),
        abort: async () => {
          said = 'abort'
        },
        continue: async () => {},
        fulfill: async (given) => {
          said = answerOf(given)
        },
      })
      return said
    },
  }
}

/** As Playwright's `Request`. */
export function requestOf({ url, method, body }: Asked) {
  return {
    url: () => url,
    method: () => method,
    postData: () => body || null,
  }
}

function answerOf({ status, contentType, headers, body, json }: Given): Answer {
  const type = json === undefined ? 'text/plain' : 'application/json'
  return {
    ...(status && { status }),
    body: json === undefined ? (body ?? '') : JSON.stringify(json),
    headers: {
      'access-control-allow-origin': '*',
      'content-type': contentType ?? type,
      ...headers,
    },
  }
}

/** Two stars stand for any text, one for any without a slash. */
function globOf(glob: string): RegExp {
  const literal = glob.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
  const pattern = literal.replaceAll(/\*+/g, (stars) =>
    stars.length > 1 ? '.*' : '[^/]*',
  )
  return new RegExp(`^${pattern}$`)
}
