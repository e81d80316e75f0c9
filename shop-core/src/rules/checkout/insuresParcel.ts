/** Whether a courier is asked to insure the parcel for what it is worth: sap alone (S7.58). */
export function insuresParcel(courier: string | null): boolean {
  return courier?.toLowerCase() === 'sap';
}
