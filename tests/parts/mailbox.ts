/** A message on a topic; only the two ends can read it. */
export type Letter = {
  readonly topic: string
  readonly message: string
  readonly tag: unknown
  /** In milliseconds since 1970. */
  readonly publishedAt: number
}

type Kept = Letter & { readonly sender: string; readonly expiresAt: number }

/** Keeps messages until they expire, so that a late scan finds them. */
export class Mailbox {
  #kept: readonly Kept[] = []

  /** @param ttl in milliseconds */
  put(letter: Letter, sender: string, ttl: number): void {
    const expiresAt = letter.publishedAt + ttl
    this.#kept = [...this.#kept, { ...letter, sender, expiresAt }]
  }

  /** What others have sent to these topics, in the relay's own words. */
  fetch(topics: readonly string[], reader: string) {
    const now = Date.now()
    this.#kept = this.#kept.filter(({ expiresAt }) => expiresAt > now)
    const messages: readonly Letter[] = this.#kept
      .filter(
        ({ topic, sender }) => topics.includes(topic) && sender !== reader,
      )
      .map(({ sender, expiresAt, ...letter }) => letter)
    return { messages, hasMore: false }
  }
}
