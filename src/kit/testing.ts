export {
  installTestRemote,
  type TestRemote,
  type TestRemoteOptions,
} from './testing/installTestRemote'
