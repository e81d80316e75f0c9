export {
  type ContractBreach,
  createShopClient,
  type SendOptions,
  type ShopClient,
  type ShopClientOptions,
} from './createShopClient.ts';
export { ShopError } from './shopError.ts';
