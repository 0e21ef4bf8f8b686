import { offerParts } from './offerParts'

offerParts({ kit: () => import('./kitPart') })
