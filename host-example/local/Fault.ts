/** One way in which a file server can fail. */
export type Fault =
  /** 404. */
  | 'missing'
  /** 500. */
  | 'failing'
  /** Never answers. */
  | 'hang'
  /** Answers only after `heal`. */
  | 'held'
  /** The connection is closed. */
  | 'refused'
  /** A body of the same length, with wrong bytes in its middle. */
  | 'corrupt'
  /** The whole file with a comment at its end. The script still runs, but its hash differs. */
  | 'tampered'
  /** A page instead of the file, like the fallback of a server for single-page applications. */
  | 'html'
  /** The file itself, but served as text with `nosniff`, so that browsers do not run it. */
  | 'mistyped'

/** Returns the body that a faulty server sends instead of the file's own. */
export function spoil(fault: Fault, body: Buffer): Buffer {
  switch (fault) {
    case 'corrupt':
      return Buffer.from(body).fill(0, half(body), half(body) + 8)
    case 'tampered':
      return Buffer.concat([body, Buffer.from('\n// changed on the way\n')])
    case 'html':
      return Buffer.from('<!doctype html><title>Not what you asked for</title>')
    case 'missing':
    case 'failing':
    case 'hang':
    case 'held':
    case 'refused':
    case 'mistyped':
      return body
  }
}

/** Returns the content type that a faulty server sends, or `undefined` if it sends the file's own. */
export function wrongType(fault: Fault): string | undefined {
  if (fault === 'html') return 'text/html; charset=utf-8'
  return fault === 'mistyped' ? 'text/plain; charset=utf-8' : undefined
}

const half = (body: Buffer) => Math.floor(body.length / 2)
