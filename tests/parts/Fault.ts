/** One way in which a file server goes wrong. */
export type Fault =
  /** 404. */
  | 'missing'
  /** Never answers. */
  | 'hang'
  /** Answers when it is healed. */
  | 'held'
  /** The connection breaks. */
  | 'refused'
  /** The first half of the file, which is no longer a script or JSON. */
  | 'corrupt'
  /** The whole file with a remark at its end: it still runs, but its hash differs. */
  | 'tampered'
  /** A page instead of the file, as a fallback for single pages answers. */
  | 'html'
  /** A script that throws when it runs. */
  | 'throwing'

/** What a faulty server sends instead of the file's own text. */
export function spoil(fault: Fault, body: Buffer): Buffer {
  switch (fault) {
    case 'corrupt':
      return body.subarray(0, Math.floor(body.length / 2))
    case 'tampered':
      return Buffer.concat([body, Buffer.from('\n// changed on the way\n')])
    case 'html':
      return Buffer.from('<!doctype html><title>Not what you asked for</title>')
    case 'throwing':
      return Buffer.from('throw new Error("a fault of the remote")')
    case 'missing':
    case 'hang':
    case 'held':
    case 'refused':
      return body
  }
}
