/** Whether a courier takes no parcel to the billing address as it stands: rpx and sap need their own (S4.22). */
export function needsSeparateAddress(courier: string | null): boolean {
  const code = courier?.toLowerCase();
  return code === 'rpx' || code === 'sap';
}
