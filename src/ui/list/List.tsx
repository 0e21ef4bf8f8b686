import type { ComponentProps } from 'react'

/** A list without bullets. WebKit exposes such a list only if it has an explicit role. @see WCAG 2.2, 1.3.1 */
export function List(props: ComponentProps<'ul'>) {
  // biome-ignore lint/a11y/noRedundantRoles: see above
  return <ul role="list" {...props} />
}
