/** A load's outcome, as the host kit gives it. */
type Loaded =
  | { readonly ok: true; readonly mode: string; readonly why: string }
  | { readonly ok: false; readonly failure: Error }

/** Writes into the page which mode the kit has chosen, and why. */
export function tellMode<Result extends Loaded>(loaded: Result): Result {
  const told = loaded.ok
    ? `${loaded.mode}: ${loaded.why}`
    : loaded.failure.message
  document.querySelector('#mode')?.replaceChildren(told)
  return loaded
}
