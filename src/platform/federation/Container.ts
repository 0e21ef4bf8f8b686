import type { Share, ShareScope } from './ShareScope'

/**
 * Module federation container, which a remote's entry assigns to a global variable.
 * @see https://webpack.js.org/concepts/module-federation/#low-level-concepts
 */
export type Container = {
  /**
   * Passes the page's libraries to the container. Call it only once, because a second scope would replace the first.
   */
  init(scope: ShareScope): unknown
  /** Loads a module and returns its factory. */
  get(name: string): Promise<() => unknown>
  /** Returns the copy of each library that the container runs on. Missing in containers of the federation runtime. */
  copies?(): CopiesByLibrary
}

/** Copies of libraries, by name and version, in the format of share scopes. */
export type CopiesByLibrary = Readonly<
  Record<string, Readonly<Record<string, Pick<Share, 'from' | 'useIn'>>>>
>

/** Returns the container in a global variable, or `undefined` if there is none. */
export function containerIn(name: string): Container | undefined {
  const container: unknown = Reflect.get(globalThis, name)
  return isContainer(container) ? container : undefined
}

function isContainer(value: unknown): value is Container {
  return (
    typeof value === 'object' &&
    value !== null &&
    'init' in value &&
    'get' in value
  )
}
