import type { Project } from './Project'

/** What `npm run add` can add. */
export type Recipe = {
  /** Line that shows how to call it, without `npm run add`. */
  readonly usage: string
  /**
   * Changes the files.
   * @returns what is left to do by hand, one sentence each
   * @throws Error that says what is wrong with the arguments
   */
  readonly run: (project: Project, args: readonly string[]) => readonly string[]
}
