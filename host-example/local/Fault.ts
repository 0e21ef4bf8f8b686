/** One way in which a file server goes wrong. */
export type Fault =
  /** 404. */
  | 'missing'
  /** 500. */
  | 'failing'
  /** Never answers. */
  | 'hang'
  /** Answers when it is healed. */
  | 'held'
  /** The connection breaks. */
  | 'refused'
  /** As long as the file, with nonsense in its middle. */
  | 'corrupt'
  /** The first half of the file, which is no longer a script or JSON. */
  | 'truncated'
  /** The whole file with a remark at its end: it still runs, but its hash differs. */
  | 'tampered'
  /** A page instead of the file, as a fallback for single pages answers. */
  | 'html'
  /** The file itself, said to be a text, and browsers are not to guess. */
  | 'mistyped'

/** What a faulty server sends instead of the file's own text. */
export function spoil(fault: Fault, body: Buffer): Buffer {
  switch (fault) {
    case 'corrupt':
      return Buffer.from(body).fill(0, half(body), half(body) + 8)
    case 'truncated':
      return body.subarray(0, half(body))
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

/** The type under which a faulty server sends a file, where it is not the file's own. */
export function wrongType(fault: Fault): string | undefined {
  if (fault === 'html') return 'text/html; charset=utf-8'
  return fault === 'mistyped' ? 'text/plain; charset=utf-8' : undefined
}

const half = (body: Buffer) => Math.floor(body.length / 2)
