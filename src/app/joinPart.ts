import type { Dock, Feature, LoadPart, Part } from './Dock'

/** Loads the part of a feature and adds it to the page. Rejects if it fails to load. */
export async function joinPart<Joined extends Part>(
  dock: Dock,
  load: LoadPart<Joined>,
): Promise<Joined> {
  const { createPart } = await load()
  const part = await createPart(dock)
  dock.parts.push(part)
  dock.session.use(part)
  if (part.first) dock.session.send(part.first)
  return part
}

export function isWanted({ session, settings }: Dock, feature: Feature) {
  return feature.isWanted(settings, session.getState())
}
