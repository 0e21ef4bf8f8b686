/** One value for all screens, or one for each side of 768 px. */
export type Responsive<Value> =
  | Value
  | { readonly smallScreen: Value; readonly largeScreen?: Value | undefined }

export type BySize<Value> = { readonly small: Value; readonly large: Value }

/** The value of each size; what is not said for large screens is as on small ones. */
export function bySize<Value extends string | boolean>(
  value: Responsive<Value>,
): BySize<Value> {
  if (typeof value !== 'object') return { small: value, large: value }
  const { smallScreen, largeScreen = smallScreen } = value
  return { small: smallScreen, large: largeScreen }
}
