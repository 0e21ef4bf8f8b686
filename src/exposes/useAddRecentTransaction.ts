export {
  type AddRecentTransaction,
  useAddRecentTransaction,
} from '../app/useAddRecentTransaction'
