/** One value for all screens, or two values for windows below and above 768 px. */
export type Responsive<Value> =
  | Value
  | { readonly smallScreen: Value; readonly largeScreen?: Value | undefined }

export type BySize<Value> = { readonly small: Value; readonly large: Value }

/** Returns the value for each size. Without a value for large screens, the one for small screens applies. */
export function bySize<Value extends string | boolean>(
  value: Responsive<Value>,
): BySize<Value> {
  if (typeof value !== 'object') return { small: value, large: value }
  const { smallScreen, largeScreen = smallScreen } = value
  return { small: smallScreen, large: largeScreen }
}
