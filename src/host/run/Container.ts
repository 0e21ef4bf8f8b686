import type { ShareScope } from '../fit/ShareScope'

/**
 * What a remote's entry leaves on the page.
 * @see https://webpack.js.org/concepts/module-federation/#low-level-concepts
 */
export type Container = {
  /** Gives the container its libraries. Once only: a second scope would replace the first. */
  init(scope: ShareScope): unknown
  /** Loads a module and gives its factory. */
  get(name: string): Promise<() => unknown>
  /** Which copy of each library it runs on; those of older releases leave that to the federation runtime. */
  copies?(): CopiesByLibrary
}

/** Copies of libraries by version, as share scopes have them. */
export type CopiesByLibrary = Readonly<
  Record<
    string,
    Readonly<
      Record<
        string,
        {
          readonly from: string
          /** Names of the containers that use it. */
          readonly useIn?: readonly string[]
        }
      >
    >
  >
>

/** The container in a global variable, if there is one. */
export function containerIn(name: string): Container | undefined {
  const found: unknown = Reflect.get(globalThis, name)
  return isContainer(found) ? found : undefined
}

function isContainer(found: unknown): found is Container {
  return (
    typeof found === 'object' &&
    found !== null &&
    'init' in found &&
    'get' in found
  )
}
