import type { Guide } from './readGuides'
import { addressOf, type RenderedGuide } from './renderGuide'

/** One search result: the part of a guide below one heading. */
export type Entry = {
  readonly guide: string
  /** Empty for the beginning of the guide. */
  readonly heading: string
  readonly url: string
  readonly text: string
}

/** Returns every part of every guide. */
export function indexOf(
  pages: readonly (RenderedGuide & { readonly guide: Guide })[],
): readonly Entry[] {
  return pages
    .filter(({ guide }) => guide.name !== 'README')
    .flatMap(({ guide, sections }) =>
      sections.map(({ heading, level, slug, text }) => ({
        guide: guide.title,
        heading: level === 1 ? '' : heading,
        url: slug ? `${addressOf(guide.name)}#${slug}` : addressOf(guide.name),
        text,
      })),
    )
}
