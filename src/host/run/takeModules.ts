import type { LoadRequest, Plan } from '../fit/planModules'
import type { RunningRemote } from '../page'
import type { ModuleName } from '../WalletdockModules.initial'

/** The function of a maker module that this file calls. */
type Maker = {
  /** Creates the modules that must be adapted to the page's own libraries. */
  readonly forReact?: (react: unknown, wagmi: unknown) => Promise<object>
}

/** Loads a plan's modules from a remote. @returns the exports of all modules in one object */
export async function takeModules(
  { container }: RunningRemote,
  { modules, maker, wagmi }: Plan,
  { react, wagmi: own }: LoadRequest,
): Promise<object> {
  const get = async (name: ModuleName) =>
    // A container's modules have no types. The contract ensures that they match the exposed modules.
    (await container.get(name))() as Maker
  const make = async (from: ModuleName) =>
    (await get(from)).forReact?.(react?.react, own ?? (await wagmi?.get())?.())
  const exports = await Promise.all([...modules.map(get), maker && make(maker)])
  return Object.assign({}, ...exports)
}
