import { close, info, Line, warning } from './Line'

/** Our line drawings on a 20 by 20 grid, with a stroke width of 1.75. */
const drawings = {
  close,
  info,
  warning,
  forward: 'M8.5 4.5 14 10l-5.5 5.5',
  copy: 'M7.5 7.5h7a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1M4 12.5a.5.5 0 0 1-.5-.5V4.5a1 1 0 0 1 1-1H12a.5.5 0 0 1 .5.5',
  check: 'm4.5 10.5 3.5 3.5 7.5-8',
  disconnect:
    'M8 3.5H5a1.5 1.5 0 0 0-1.5 1.5v10A1.5 1.5 0 0 0 5 16.5h3m4.5-3L16 10l-3.5-3.5M16 10H8',
  external:
    'M12 3.5h4.5V8m0-4.5-7 7M8.5 5H5a1.5 1.5 0 0 0-1.5 1.5V15A1.5 1.5 0 0 0 5 16.5h8.5A1.5 1.5 0 0 0 15 15v-3.5',
  retry: 'M15.8 8.5A6 6 0 1 0 16 11m.3-6.5v4h-4',
  search: 'm12.8 12.8 3.7 3.7M14.5 9a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0',
} as const

export type IconName = keyof typeof drawings

/** A line icon by name, for views. @param props.size in CSS pixels. @default 20 */
export function Icon(props: {
  readonly name: IconName
  readonly size?: number
}) {
  const { name, size } = props
  // These icons have a direction.
  const mirrors = name === 'forward' || name === 'disconnect'
  return <Line path={drawings[name]} size={size} mirrors={mirrors} />
}
