/**
 * The same for the code that resolves names. A separate file, because it is loaded later. A page that shares
 * `@wagmi/core` provides both parts.
 */
export {
  getEnsAddress,
  getEnsAvatar,
  getEnsName,
  readContract,
} from '@wagmi/core/own/actions'
