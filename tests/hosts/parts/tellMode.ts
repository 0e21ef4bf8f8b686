/** Result of a load by the host kit. */
type Loaded =
  | { readonly ok: true; readonly mode: string; readonly why: string }
  | { readonly ok: false; readonly failure: Error }

/** Writes the mode that the kit has chosen, and the reason, into the page. */
export function tellMode<Result extends Loaded>(loaded: Result): Result {
  const told = loaded.ok
    ? `${loaded.mode}: ${loaded.why}`
    : loaded.failure.message
  document.querySelector('#mode')?.replaceChildren(told)
  return loaded
}
