import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

/** The files that a recipe changes. Nothing is written until `save`, so a recipe that fails leaves nothing behind. */
export class Project {
  readonly #texts = new Map<string, string>()

  /** Returns the text of a file, with the changes of this recipe. */
  read(file: string): string {
    return this.#texts.get(file) ?? readFileSync(path.join(root, file), 'utf8')
  }

  /** @throws Error if the file exists */
  create(file: string, text: string): void {
    if (existsSync(path.join(root, file)))
      throw new Error(`${file} exists already. Choose another name.`)
    this.#texts.set(file, text)
  }

  /** Replaces the text of a list that is written from other files. */
  rewrite(file: string, text: string): void {
    this.#texts.set(file, text)
  }

  /**
   * Replaces one place in a file.
   * @throws Error if the text to replace is not there exactly once
   */
  replace(file: string, from: string, to: string): void {
    const parts = this.read(file).split(from)
    if (parts.length !== 2)
      throw new Error(
        `${file} must contain "${from}" once, but contains it ${parts.length - 1} times. Update the recipe in tests/add.`,
      )
    this.#texts.set(file, parts.join(to))
  }

  /**
   * Adds an entry at the end of a list.
   * @param list matches the list without its closing bracket
   * @throws Error if the file has no such list
   */
  append(file: string, list: RegExp, entry: string, separator = ', '): void {
    const text = this.read(file)
    const [entries] = list.exec(text) ?? []
    if (entries === undefined)
      throw new Error(`${file} has no ${list}. Update the recipe in tests/add.`)
    const longer = [entries.replace(/,?\s*$/, ''), entry].join(separator)
    this.#texts.set(
      file,
      text.replace(entries, () => longer),
    )
  }

  /** Writes and formats the files. @returns their paths */
  save(): readonly string[] {
    const files = [...this.#texts.keys()]
    for (const [file, text] of this.#texts) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      writeFileSync(path.join(root, file), text)
    }
    const sources = files.filter((file) => /\.tsx?$/.test(file))
    if (sources.length > 0)
      execFileSync(
        process.execPath,
        [
          path.join(root, 'node_modules/@biomejs/biome/bin/biome'),
          ...['check', '--config-path=.config', '--write', ...sources],
        ],
        { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
      )
    return files
  }
}
