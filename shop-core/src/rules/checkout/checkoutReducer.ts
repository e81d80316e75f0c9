import { changeAddressMode } from '../address/changeAddressMode.ts';
import { selectFound } from '../address/selectFound.ts';
import { selectLevel } from '../address/selectLevel.ts';
import { addressMode } from './addressMode.ts';
import type { CheckoutEvent } from './checkoutEvent.ts';
import type { CheckoutState, ShippingQuote } from './checkoutState.ts';
import { isSameParcel } from './isSameParcel.ts';
import { isSameShipment } from './isSameShipment.ts';

/**
 * The checkout after an event. Pure: the same state and event give the same result, and an event that changes nothing
 * may give the same object. Choosing a courier forgets the shipping cost (S4.21); any other change to what is sent or
 * where it goes makes a known cost stale.
 */
export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const next = afterEvent(state, event);
  if (event.type === 'courierChosen' || isSameShipment(state, next)) return next;
  return next.quote.status === 'none' ? next : { ...next, quote: { status: 'stale' } };
}

function afterEvent(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'courierChosen':
      return withCourier(state, event.courier);
    case 'dropshipToggled':
      return { ...state, wantsDropship: event.wanted };
    case 'dropshipTextChanged':
      return { ...state, dropship: { ...state.dropship, [event.field]: event.value } };
    case 'dropshipLevelChosen': {
      const areas = selectLevel(state.dropship, event.level, event.choice, addressMode(state.courier));
      return areas === state.dropship ? state : { ...state, dropship: { ...state.dropship, ...areas } };
    }
    case 'dropshipAreaFound': {
      const areas = selectFound(event.found, addressMode(state.courier));
      return { ...state, dropship: { ...state.dropship, ...areas } };
    }
    case 'dropshipPostalCodeChanged':
      return { ...state, dropship: { ...state.dropship, postalCode: event.postalCode } };
    case 'noteChanged':
      return { ...state, note: event.note };
    case 'bankChosen':
      return { ...state, bankId: event.bankId };
    case 'termsChanged':
      return { ...state, hasAcceptedTerms: event.accepted };
    case 'couponChanged':
      return { ...state, couponCode: event.couponCode, hasConfirmedRedeemAll: false };
    case 'redeemChanged':
      return { ...state, redeemPoints: event.redeemPoints, hasConfirmedRedeemAll: false };
    case 'redeemAllConfirmed':
      return { ...state, hasConfirmedRedeemAll: event.confirmed };
    case 'parcelChanged':
      return isSameParcel(state.parcel, event.parcel) ? state : { ...state, parcel: event.parcel };
    case 'quoteRequested':
      return { ...state, quote: { status: 'checking', request: event.request } };
    case 'quoteArrived':
      return withAnswer(state, event.request, {
        status: 'fresh',
        cost: event.cost,
        description: event.description ?? null,
      });
    case 'quoteRefused':
      return withAnswer(state, event.request, { status: 'unavailable', problem: event.problem });
  }
}

function withCourier(state: CheckoutState, courier: string | null): CheckoutState {
  const areas = changeAddressMode(state.dropship, addressMode(state.courier), addressMode(courier));
  return { ...state, courier, dropship: { ...state.dropship, ...areas }, quote: { status: 'none' } };
}

/** An answer counts only for the question that is still open: everything else is late. */
function withAnswer(state: CheckoutState, request: number, answer: ShippingQuote): CheckoutState {
  const isAwaited = state.quote.status === 'checking' && state.quote.request === request;
  return isAwaited ? { ...state, quote: answer } : state;
}
