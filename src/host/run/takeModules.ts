import type { Plan, Wanted } from '../fit/planModules'
import type { RunningRemote } from '../page'
import type { ModuleName } from '../WalletdockModules'

/** What of a module is called here. */
type Maker = {
  /** Makes what the module cannot be taken for as it is: for the page's own libraries. */
  readonly forReact?: (react: unknown, wagmi: unknown) => Promise<object>
}

/** Loads what a plan needs of a remote. @returns all exports, side by side */
export async function takeModules(
  { container }: RunningRemote,
  { modules, maker, wagmi }: Plan,
  { react, wagmi: own }: Wanted,
): Promise<object> {
  const get = async (name: ModuleName) =>
    // What a container gives has no types; the contract and the exposes hold them together.
    (await container.get(name))() as Maker
  const make = async (from: ModuleName) =>
    (await get(from)).forReact?.(react?.react, own ?? (await wagmi?.get())?.())
  const exports = await Promise.all([...modules.map(get), maker && make(maker)])
  return Object.assign({}, ...exports)
}
