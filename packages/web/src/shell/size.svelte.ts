/** How large the page is, as long as it is looked at. */
class PageSize {
  width = $state(innerWidth);
  height = $state(innerHeight);

  constructor() {
    addEventListener('resize', () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }
}

export const pageSize = new PageSize();
