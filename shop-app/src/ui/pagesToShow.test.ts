import { expect, it } from 'vitest';
import { pagesToShow } from './pagesToShow.ts';

it('shows every page when there are few', () => {
  expect(pagesToShow(2, 4)).toEqual([1, 2, 3, 4]);
});

it('leaves out what is far from the current page', () => {
  expect(pagesToShow(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
});

it('never hides a single page behind a gap', () => {
  expect(pagesToShow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('is as short however many pages a back end tells of', () => {
  expect(pagesToShow(1, 9_007_199_254_740_991)).toEqual([1, 2, 'gap', 9_007_199_254_740_991]);
  expect(pagesToShow(30, 3)).toEqual([1, 2, 3]);
});
