/**
 * The same for what names take. Apart from the rest, because it is fetched later: of a page's `@wagmi/core` both are
 * parts.
 */
export {
  getEnsAddress,
  getEnsAvatar,
  getEnsName,
  readContract,
} from '@wagmi/core/own/actions'
