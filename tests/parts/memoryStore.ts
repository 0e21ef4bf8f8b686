/** What a phone remembers, gone with it. */
export class MemoryStore {
  readonly #kept = new Map<string, string>()

  async getKeys(): Promise<string[]> {
    return [...this.#kept.keys()]
  }
  async getEntries<T>(): Promise<[string, T][]> {
    return [...this.#kept].map(([key, text]) => [key, JSON.parse(text)])
  }
  async getItem<T>(key: string): Promise<T | undefined> {
    const text = this.#kept.get(key)
    return text === undefined ? undefined : JSON.parse(text)
  }
  async setItem<T>(key: string, value: T): Promise<void> {
    this.#kept.set(key, JSON.stringify(value))
  }
  async removeItem(key: string): Promise<void> {
    this.#kept.delete(key)
  }
}
