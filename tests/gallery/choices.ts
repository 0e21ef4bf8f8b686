/** What a picture varies in, besides its state. The first of each is the usual one. */
export const choices = {
  layout: ['wide', 'compact', 'mobile'],
  theme: ['light', 'dark'],
  language: ['en', 'ar'],
} as const

export type Choices = {
  readonly [Name in 'layout' | 'theme']: (typeof choices)[Name][number]
} & {
  /** Those above are offered; a tag of any other language shows that. */
  readonly language: string
}

/** Windows that have the layouts, in CSS pixels. */
export const windows = {
  wide: { width: 1024, height: 640 },
  compact: { width: 600, height: 640 },
  mobile: { width: 390, height: 760 },
} as const satisfies Record<Choices['layout'], object>

/** The address of one state, or of them all. */
export function addressOf(scene: Choices, state?: string): string {
  const { layout, theme, language } = scene
  const query = new URLSearchParams({ layout, theme, language })
  if (state) query.set('state', state)
  return `#${query}`
}
