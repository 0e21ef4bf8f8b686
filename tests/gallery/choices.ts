/** What a picture varies in, besides its state. The first of each is the usual one. */
export const choices = {
  layout: ['wide', 'compact', 'mobile'],
  theme: ['light', 'dark'],
  language: ['en', 'ar'],
} as const

export type Choices = {
  readonly [Name in keyof typeof choices]: (typeof choices)[Name][number]
}

/** The address of one state, or of them all. */
export function addressOf(scene: Choices, state?: string): string {
  const { layout, theme, language } = scene
  const query = new URLSearchParams({ layout, theme, language })
  if (state) query.set('state', state)
  return `#${query}`
}
