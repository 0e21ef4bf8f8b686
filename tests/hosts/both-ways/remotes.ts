import { offerParts } from './offerParts'

offerParts({ remotes: () => import('./remotesPart') })
