import type { Project } from './Project'

/** A recipe of `npm run add`. */
export type Recipe = {
  /** Line that shows how to call the recipe, without `npm run add`. */
  readonly usage: string
  /**
   * Changes the files.
   * @returns the steps that remain to be done by hand, one sentence each
   * @throws Error that says what is wrong with the arguments
   */
  readonly run: (project: Project, args: readonly string[]) => readonly string[]
}
