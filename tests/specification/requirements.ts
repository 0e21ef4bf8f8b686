import type { Requirement } from './Requirement'
import { section1 } from './section1'
import { section2 } from './section2'
import { section3 } from './section3'
import { section4 } from './section4'
import { section5 } from './section5'
import { section6 } from './section6'
import { section7 } from './section7'
import { section8 } from './section8'
import { section9 } from './section9'
import { sectionOfDefects } from './sectionOfDefects'
import { sectionOfTheCard } from './sectionOfTheCard'

/** What the product is, the specification in our own words, then the defects to beat. */
export const requirements: readonly Requirement[] = [
  ...sectionOfTheCard,
  ...section1,
  ...section2,
  ...section3,
  ...section4,
  ...section5,
  ...section6,
  ...section7,
  ...section8,
  ...section9,
  ...sectionOfDefects,
]
