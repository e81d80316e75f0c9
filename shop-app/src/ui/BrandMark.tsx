/** A bar of gold above two waves: emas, samudra. The name stands beside it in words. */
export function BrandMark() {
  return (
    <svg className="brand__mark" viewBox="0 0 40 40" aria-hidden="true">
      <path className="brand__bar" d="M12 8h16l4.5 13h-25z" />
      <path className="brand__glint" d="M12 8h16l1.4 4H10.6z" />
      <path
        className="brand__wave"
        d="M5 27.5c4-3.3 7-3.3 10 0s6.5 3.3 10 0 6.5-3.3 10 0M10 34c3-2.4 5.2-2.4 7.5 0s5 2.4 7.5 0 3.5-2 5-1.2"
      />
    </svg>
  );
}
