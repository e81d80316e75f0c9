import { describe, expect, it } from 'vitest';
import { readRateReply } from './rateReply.ts';
import { rate, rates } from './testRateServer.ts';

const read = (answer: unknown) => readRateReply(JSON.stringify(answer));

it('is read at its first cost, with the description of the service [S7.58]', () => {
  expect(read(rates(rate(18_000, ' Regular Service '), rate(9_000)))).toEqual({
    cost: 18_000,
    service: 'Regular Service',
    days: { from: 2, to: 3 },
  });
});

it.each(['besok', 7, null, 'x'.repeat(5_000)])('is a price all the same where the days are %j', (etd) => {
  const { cost, ...service } = rate(18_000);
  expect(read(rates({ ...service, cost: [{ ...cost[0], etd }] }))).toMatchObject({ cost: 18_000, days: null });
});

it('may say that the courier does not go there', () => {
  expect(read(rates())).toBeUndefined();
});

it('may hold more than the shop reads', () => {
  const answer = rates(rate(18_000), 'apa saja');
  expect(read({ ...answer, rajaongkir: { ...answer.rajaongkir, origin_details: { city_id: '1' } } })?.cost).toBe(
    18_000,
  );
});

describe('a reply that holds no price', () => {
  it.each([0, -1, -18_000, 18_000.5, 1e9, 1e300, '18000', null, true, [18_000], undefined])(
    'of the value %j',
    (value) => {
      expect(() => read(rates(rate(value)))).toThrow('an answer of another shape');
    },
  );

  it.each(['', '  ', 5, null, undefined, 'EZ\u0000', 'baris\nbaru', 'x'.repeat(201)])('of the name %j', (name) => {
    expect(() => read(rates({ ...rate(18_000), description: name }))).toThrow('an answer of another shape');
  });

  const { rajaongkir } = rates(rate(18_000));
  it.each([
    null,
    [],
    'OK',
    {},
    { rajaongkir: null },
    { rajaongkir: { results: rajaongkir.results } },
    { rajaongkir: { ...rajaongkir, status: { code: 400, description: 'Invalid key.' } } },
    { rajaongkir: { ...rajaongkir, results: [] } },
    { rajaongkir: { ...rajaongkir, results: null } },
    // Two couriers, though one was asked: which of them it means is a guess.
    { rajaongkir: { ...rajaongkir, results: [...rajaongkir.results, ...rajaongkir.results] } },
    { rajaongkir: { ...rajaongkir, results: [{ code: 'J&T' }] } },
    rates({ description: 'EZ' }),
    rates({ description: 'EZ', cost: [] }),
    rates(null),
  ])('is a failure and not "does not go there": %j', (answer) => {
    expect(() => read(answer)).toThrow('an answer of another shape');
  });

  it.each(['', '<html>', '{"rajaongkir":{"status"'])('is no JSON: %j', (text) => {
    expect(() => readRateReply(text)).toThrow('not JSON');
  });

  it('is not repeated in what goes to the log', () => {
    expect(() => readRateReply('kunci-rahasia')).toThrow(/^an answer that is not JSON$/);
    expect(() => read(rates(rate('kunci-rahasia')))).toThrow(/^an answer of another shape at [\w.]+$/);
  });
});
