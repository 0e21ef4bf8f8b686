import type { Event } from '../session/Event'
import type { SessionPart } from '../session/Rules'
import type { Dock, View } from './Dock'

/** What an optional part adds to the core. It joins the core through these members only, and each may be missing. */
export type Feature = SessionPart & {
  /** Sent to the session as soon as the feature has joined. */
  readonly first?: Event
  /** Components for places of the core. */
  readonly slots?: Slots
}

/** The places where the core renders what features add. */
export type Slots = {
  /** Replaces the view of a dialog. */
  readonly dialog?: View
}

/**
 * A line of the table in `app/features`. Loads a feature's code, whose file `door.ts` exports one function that creates
 * the feature for a page.
 */
export type Entry<Some extends Feature = Feature> = {
  readonly load: () => Promise<{
    readonly door: (dock: Dock) => Some | Promise<Some>
  }>
}

/** A feature that fills a place. */
export type Filling<Place extends keyof Slots> = Feature & {
  readonly slots: Required<Pick<Slots, Place>>
}

/** Loads a feature and joins it to the page's session. Rejects if it fails to load. */
export async function join<Some extends Feature>(
  dock: Dock,
  { load }: Entry<Some>,
): Promise<Some> {
  const { door } = await load()
  const feature = await door(dock)
  dock.session.use(feature)
  if (feature.first) dock.session.send(feature.first)
  return feature
}
