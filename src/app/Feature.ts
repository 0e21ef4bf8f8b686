import type { Dock, Feature } from './Dock'

/**
 * An entry of a table in `app/features`. `load` imports the feature's file `door.ts`, which exports one function that
 * creates the feature for a page.
 */
export type Entry<Some extends Feature = Feature> = {
  readonly load: () => Promise<{
    readonly door: (dock: Dock) => Some | Promise<Some>
  }>
}

/** Loads a feature and adds it to the page. Rejects if the feature fails to load. */
export async function join<Some extends Feature>(
  dock: Dock,
  { load }: Entry<Some>,
): Promise<Some> {
  const { door } = await load()
  const feature = await door(dock)
  dock.features.push(feature)
  dock.session.use(feature)
  if (feature.first) dock.session.send(feature.first)
  return feature
}
