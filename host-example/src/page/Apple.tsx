type Props = { readonly kind: 'green' | 'russet' | 'red' }

/** A drawing of an apple. It adds nothing to the words beside it, so screen readers skip it. */
export function Apple({ kind }: Props) {
  return (
    <svg className="apple" data-kind={kind} viewBox="0 0 32 32" aria-hidden>
      <path
        className="apple-skin"
        d="M16 10c-3-2-11-2-11 7 0 7 5 12 8 12 1 0 2-1 3-1s2 1 3 1c3 0 8-5 8-12 0-9-8-9-11-7z"
      />
      <path className="apple-shine" d="M9 16c0-2.6 1.200-4 3-4.4" />
      <path className="apple-stem" d="M16 10c0-3 .6-5 2-6.5" />
      <path className="apple-leaf" d="M18 7c1-4 5-5 8-4-1 4-4 6-8 4z" />
    </svg>
  )
}
